export const expiredMessage = 'Tu sesión venció. Iniciá sesión de nuevo.';
