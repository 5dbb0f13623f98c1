import type { PGlite } from '@electric-sql/pglite';

/** Types of the messages that end a batch: Query, Sync, FunctionCall and Terminate of the PostgreSQL protocol. */
const batchEnds = new Set(['Q', 'S', 'F', 'X'].map((letter) => letter.charCodeAt(0)));
/** A start-up packet has no type: its length comes first, whose first byte is zero. */
const startUp = 0;

interface Batch {
  connection: number;
  messages: Uint8Array[];
  onData: (data: Uint8Array) => void;
  resolve: (bytes: number) => void;
  reject: (error: unknown) => void;
}

/**
 * Hands the messages of all connections to PGlite's one session, a whole batch (Parse, Bind, Execute… up to its Sync) at a
 * time, and while a transaction is open only those of its connection.
 *
 * It stands in for the queue of `pglite-socket`, which hands over single messages: with several connections at once one's Bind
 * could meet another's unnamed statement, and answer with the wrong rows.
 */
export class QueryQueue {
  readonly #db: PGlite;
  #waiting: Batch[] = [];
  /** Messages of batches that have not ended, by connection. */
  readonly #begun = new Map<number, Uint8Array[]>();
  #running = false;
  #last: number | null = null;

  constructor(db: PGlite) {
    this.#db = db;
  }

  /** @returns how many bytes were answered; 0 for a message whose batch goes on. */
  enqueue(connection: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const messages = this.#begun.get(connection) ?? [];
    messages.push(message);
    const type = message[0] ?? startUp;
    if (type !== startUp && !batchEnds.has(type)) {
      this.#begun.set(connection, messages);
      return Promise.resolve(0);
    }
    this.#begun.delete(connection);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ connection, messages, onData, resolve, reject });
      void this.#run();
    });
  }

  getQueueLength(): number {
    return this.#waiting.length;
  }

  /** Drops what a connection that has gone had asked for. */
  clearQueueForHandler(connection: number): void {
    this.#begun.delete(connection);
    const dropped = this.#waiting.filter((batch) => batch.connection === connection);
    this.#waiting = this.#waiting.filter((batch) => batch.connection !== connection);
    for (const batch of dropped) batch.reject(new Error('the connection has gone'));
  }

  /** Rolls back the transaction that a connection left open when it went. */
  async clearTransactionIfNeeded(connection: number): Promise<void> {
    if (this.#last !== connection || !this.#db.isInTransaction()) return;
    await this.#db.exec('ROLLBACK');
    this.#last = null;
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let batch = this.#next(); batch; batch = this.#next()) await this.#execute(batch);
    } finally {
      this.#running = false;
    }
  }

  #next(): Batch | undefined {
    if (!this.#db.isInTransaction()) return this.#waiting.shift();
    const index = this.#waiting.findIndex(({ connection }) => connection === this.#last);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #execute(batch: Batch): Promise<void> {
    let bytes = 0;
    const onRawData = (data: Uint8Array) => {
      bytes += data.length;
      batch.onData(data);
    };
    this.#last = batch.connection;
    try {
      await this.#db.runExclusive(async () => {
        for (const message of batch.messages) await this.#db.execProtocolRawStream(message, { onRawData });
      });
      batch.resolve(bytes);
    } catch (error) {
      batch.reject(error);
    }
  }
}
