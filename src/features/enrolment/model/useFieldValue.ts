import { getIn } from 'final-form';
import type { AddressName, AddressValues, EnrolmentValues } from '../../../domain/enrolmentValues';
import { useValuesSelector } from './enrolmentContext';

/** The name of a field whose value has a type of its own. */
type FieldPath = keyof EnrolmentValues | `${AddressName}.${keyof AddressValues}`;

type ValueAt<P extends FieldPath> = P extends keyof EnrolmentValues
  ? EnrolmentValues[P]
  : P extends `${AddressName}.${infer Field extends keyof AddressValues}`
    ? AddressValues[Field]
    : never;

/** The value of a field, for a component that is not its control: an error of the field does not re-render it. */
export function useFieldValue<P extends FieldPath>(name: P): ValueAt<P>;
export function useFieldValue(name: string): unknown {
  return useValuesSelector((values) => getIn(values, name) as unknown);
}
