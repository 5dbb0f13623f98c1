import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepSessionAlive } from './platform/keep-session-alive.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
keepSessionAlive();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
