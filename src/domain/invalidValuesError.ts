/** An application was to be built from values that break the rules; names the fields, never their values. */
export class InvalidValuesError extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super(`Values that break the rules cannot be sent: ${fields.join(', ')}`);
    this.name = 'InvalidValuesError';
    this.fields = fields;
  }
}
