/** Apart from the schemas: the chat needs them at once, before any validator. */
export const domainIds = ['civil_comercial', 'todos_premium'] as const;
export const defaultDomainId = 'civil_comercial' satisfies (typeof domainIds)[number];
