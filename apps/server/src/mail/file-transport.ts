import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailNotTaken, type MailTransport } from './mail-transport.ts';

export interface FileTransportSettings {
  /** Made where it is missing. */
  folder: string;
  from: string;
  /** Told where each mail is, for whoever runs an installation without a mail server; its link lets anybody in and is not told. */
  onWritten: (mail: { subject: string; path: string }) => void;
}

/** Writes each mail as `ID.eml`, readable by the owner only. A mail written twice is the same file. */
export function createFileTransport({ folder, from, onWritten }: FileTransportSettings): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(id, { to, subject, text, html }) {
      const { message } = await composer.sendMail({
        messageId: `<${id}@foja.example>`,
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const path = join(folder, `${id}.eml`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(`${path}.draft`, message as Buffer, { mode: 0o600 });
        await rename(`${path}.draft`, path);
      } catch (error) {
        throw new MailNotTaken((error as NodeJS.ErrnoException).code ?? 'unknown', false);
      }
      onWritten({ subject, path });
    },
  };
}
