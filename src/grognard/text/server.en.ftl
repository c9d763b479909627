# The server: refusals at the table and in the lobby.

error-no-table = There is no table “{ $table }”.
error-no-page = There is nothing at this address.
error-forbidden = This request was not made from a page of this server.
error-no-visitor = Your browser has to accept this server’s cookie before you can sit down.
error-bad-token = This link opens no seat at this table.
error-not-your-seat = The seat “{ $seat }” is not yours.
error-not-your-table = You have no seat at this table.
error-not-your-turn = It is not your turn.
error-not-over = That can be had when the game is over.
error-seat-taken = The seat “{ $seat }” is not free.
error-stale = Something has changed meanwhile: look again and decide anew.
error-table-open = The game begins when every seat is taken.
error-table-gone = The table was read anew: please connect again.
error-not-stored = Your move could not be stored, so it was not made. Please try again.
error-message-form = This message has the wrong form.
error-message-size = The message is too long{ $most ->
    [0] {""}
   *[other] { " " }({ $most } bytes at most)
  }.
error-too-fast = Too many messages at once: wait a moment.
error-too-many-tables = You have opened { $most } tables today; that is the limit here.
error-chat-length = A message has 1 to { $most } characters.
error-may-not-talk = The rules do not allow you to talk now.
error-pace = This pace is unknown.
error-database-url = The address of the database cannot be read: { $url }.
error-server-error = Something went wrong on the server. Nothing was lost; please try again.
error-backup-exists = The file { $file } is there already: choose another name.
error-backup-missing = There is no database at { $file } to back up.
error-backup-broken = The file { $file } is no backup of Grognard’s.
error-backup-sqlite = Backup and restore are for SQLite; a PostgreSQL database has its own tools (pg_dump, pg_restore).
error-port-taken = The port { $port } is in use. Choose another with --port.
