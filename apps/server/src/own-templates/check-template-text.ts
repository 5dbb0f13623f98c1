import {
  ownTemplateBodyMaxCharacters,
  ownTemplateFieldsMax,
  ownTemplateMessages,
  templateFields,
} from '@foja/contracts/own-templates-text';
import { HttpError } from '../platform/http-errors.ts';

/** @throws {HttpError} 413 `payload_too_large` where it is too long; 400 `invalid_request` where it asks for too much. */
export function checkTemplateText(body: string): void {
  if (body.length > ownTemplateBodyMaxCharacters)
    throw new HttpError(413, 'payload_too_large', ownTemplateMessages.tooLong);
  if (templateFields(body).length > ownTemplateFieldsMax)
    throw new HttpError(400, 'invalid_request', ownTemplateMessages.tooManyFields);
}
