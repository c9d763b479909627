/** Small sounds, made on the spot: a drum for one's turn, dice on the table. */

let context: AudioContext | null = null;

/** Browsers allow sound only after somebody touched the page. */
export function allowSound(): void {
  const ready = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", ready, { once: true });
  addEventListener("keydown", ready, { once: true });
}

function noise(at: number, length: number, frequency: number, level: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.8 });
  source.connect(filter).connect(new GainNode(context, { gain: level })).connect(context.destination);
  source.start(at);
}

export function drum(): void {
  if (!context) return;
  const now = context.currentTime + 0.02;
  [0, 0.16, 0.32, 0.4, 0.48].forEach((after, i) => noise(now + after, 0.13, i % 3 ? 900 : 320, i % 3 ? 0.25 : 0.5));
}

export function rattle(): void {
  if (!context) return;
  const now = context.currentTime + 0.01;
  for (const after of [0, 0.05, 0.09, 0.16]) noise(now + after, 0.04, 2600, 0.18);
}
