import { mayUseAnonymizationMode } from '@foja/contracts/anonymization-modes';
import { describe, expect, it } from 'vitest';
import {
  anonymizationSettings,
  chooseMode,
  effectiveMode,
  forgetReadSettings,
  resetAnonymizationSettings,
  setEnabled,
} from './settings.ts';

describe('anonymization settings', () => {
  it.each(['Guest', 'User', 'Professional', 'Premium', 'Admin'] as const)('cannot be switched off by %s', (role) => {
    setEnabled(role, 'rag', false);
    chooseMode(role, 'rag', 'none');
    expect(anonymizationSettings().rag).toEqual({ mode: 'basic', enabled: true });
  });

  it('fall back to basic where the kept mode is not for the role', () => {
    chooseMode('SuperAdmin', 'rag', 'none');
    expect(effectiveMode(anonymizationSettings(), 'rag', 'SuperAdmin')).toBe('none');
    expect(effectiveMode(anonymizationSettings(), 'rag', 'Guest')).toBe('basic');
    chooseMode('Premium', 'rag', 'advanced');
    expect(effectiveMode(anonymizationSettings(), 'rag', 'User')).toBe('basic');
  });

  it('are the defaults where what is kept is not valid', () => {
    localStorage.setItem('foja_anonymization_settings', '{"rag":{"mode":"todo"}}');
    forgetReadSettings();
    expect(anonymizationSettings().documentUpload).toEqual({ mode: 'basic', enabled: true });
  });

  it('turn to none when switched off, to basic when switched on from none, and on when a mode is chosen', () => {
    setEnabled('SuperAdmin', 'rag', false);
    expect(anonymizationSettings().rag).toEqual({ mode: 'none', enabled: false });
    setEnabled('SuperAdmin', 'rag', true);
    expect(anonymizationSettings().rag).toEqual({ mode: 'basic', enabled: true });
    setEnabled('SuperAdmin', 'rag', false);
    chooseMode('SuperAdmin', 'rag', 'advanced');
    expect(anonymizationSettings().rag).toEqual({ mode: 'advanced', enabled: true });
  });

  it('survive a reload until they are reset', () => {
    chooseMode('Premium', 'documentUpload', 'advanced');
    forgetReadSettings();
    expect(anonymizationSettings().documentUpload.mode).toBe('advanced');
    resetAnonymizationSettings();
    forgetReadSettings();
    expect(anonymizationSettings().documentUpload.mode).toBe('basic');
  });

  it('offer advanced from Professional up', () => {
    expect(mayUseAnonymizationMode('User', 'advanced')).toBe(false);
    expect(mayUseAnonymizationMode('Professional', 'advanced')).toBe(true);
  });
});
