import { screen } from '@testing-library/react';
import type { MessageId } from '../intl/messages';
import { message } from './message';

/** The shown text field with the message `id` as its label. */
export const textbox = (id: MessageId) => screen.getByRole('textbox', { name: message(id) });

/** The shown button with the message `id` as its text. */
export const button = (id: MessageId) => screen.getByRole('button', { name: message(id) });
