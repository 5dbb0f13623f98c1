import { escapeHtml } from '../platform/html.ts';
import type { MailContent } from './mail-content.ts';

const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";

/** The HTML form. Styles stand in the elements because mail readers drop style sheets; every value is escaped. */
export function renderHtml({ subject, paragraphs, action, closing }: MailContent): string {
  const link = escapeHtml(action.link);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f4f5f9;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e2e4ee;border-radius:12px">
<tr><td style="padding:28px 28px 8px;font-size:20px;font-weight:700;color:#764ba2">Foja</td></tr>
<tr><td style="padding:0 28px 28px;font-size:16px;line-height:1.5;color:#23263b">
${paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4c5fd5;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#565b73">Si el botón no abre, copiá esta dirección en el navegador:<br><a href="${link}" style="color:#4c5fd5;word-break:break-all">${link}</a></p>
${closing.map(paragraph).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}
