/** A value a person typed that cannot be accepted; `field` is the key of the answer. */
export class ValidationError extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.name = 'ValidationError';
    this.field = field;
  }
}

/** A constant with no version valid on the day: the engine never borrows another day's value. */
export class ConfigError extends Error {
  readonly key: string;
  constructor(key: string, message: string) {
    super(`${key}: ${message}`);
    this.name = 'ConfigError';
    this.key = key;
  }
}
