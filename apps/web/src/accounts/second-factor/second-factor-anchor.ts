/** Where in the profile the second factor is set up. */
export const secondFactorAnchor = 'verificacion-en-dos-pasos';
