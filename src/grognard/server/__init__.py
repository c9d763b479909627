"""The table: lobby, seats, live play, store. `app` puts it together; `tables` is where games are played.

    settings    what a host can set
    store       the database: schema, queries, and the writer that lets moves share a commit
    tables      a table being played, and the hall in which tables are kept while somebody plays
    wire        what goes over the line: views as changes, events, prompts, errors in words
    computer    computer seats, in worker processes
    visitors    cookies, tokens, and who may sit where
    lobby       the HTTP part
    live        the WebSocket part
    app         all of it as one application

Nothing here knows a rule. All that leaves for a seat goes through `wire`.
"""
