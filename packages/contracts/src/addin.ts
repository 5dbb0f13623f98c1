/** What server and web both know of the Word add-in. Plain constants: the login page needs them before any validator. */

/** The task pane's page. */
export const addinPath = '/addin';
/** `source` of the login page that Word opens in a dialog. */
export const addinSource = 'addin';
/** The only place that Office.js may be loaded from. */
export const officeScriptOrigin = 'https://appsforoffice.microsoft.com';
export const officeScriptUrl = `${officeScriptOrigin}/lib/1/hosted/office.js`;
