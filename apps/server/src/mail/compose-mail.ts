import type { Mail } from './mail.ts';
import type { MailContent } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { agendaChanged } from './templates/agenda-changed.ts';
import { agendaReminder } from './templates/agenda-reminder.ts';
import { alreadyRegistered } from './templates/already-registered.ts';
import { confirmEmail } from './templates/confirm-email.ts';
import { firmInvitation } from './templates/firm-invitation.ts';
import { firmLeft } from './templates/firm-left.ts';
import { matterMention } from './templates/matter-mention.ts';
import { novelties } from './templates/novelties.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { planDeclined } from './templates/plan-declined.ts';
import { planGranted } from './templates/plan-granted.ts';
import { resetPassword } from './templates/reset-password.ts';
import { securityEvent } from './templates/security-event.ts';
import { trialEnding } from './templates/trial-ending.ts';

/** A mail ready to leave, in both of its forms. */
export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where its button leads. */
  link: string;
}

export function composeMail(mail: Mail): ComposedMail {
  const content = contentOf(mail);
  return {
    to: mail.to,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content),
    link: content.action.link,
  };
}

function contentOf(mail: Mail): MailContent {
  switch (mail.template) {
    case 'confirm-email':
      return confirmEmail(mail.values);
    case 'already-registered':
      return alreadyRegistered(mail.values);
    case 'reset-password':
      return resetPassword(mail.values);
    case 'password-changed':
      return passwordChanged(mail.values);
    case 'security-event':
      return securityEvent(mail.values);
    case 'plan-granted':
      return planGranted(mail.values);
    case 'plan-declined':
      return planDeclined(mail.values);
    case 'firm-invitation':
      return firmInvitation(mail.values);
    case 'matter-mention':
      return matterMention(mail.values);
    case 'firm-left':
      return firmLeft(mail.values);
    case 'trial-ending':
      return trialEnding(mail.values);
    case 'agenda-reminder':
      return agendaReminder(mail.values);
    case 'agenda-changed':
      return agendaChanged(mail.values);
    case 'novelties':
      return novelties(mail.values);
  }
}
