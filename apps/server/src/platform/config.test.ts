import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidConfig, readConfig } from './config.ts';

describe('configuration', () => {
  it.each([
    ['PORT', '70000'],
    ['PORT', 'puerto'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['LLM_BASE_URL', 'not a url'],
    ['LLM_MODELS', 'gpt-4o'],
    ['ALLOWED_ORIGINS', 'foja.example'],
    ['JWT_SECRET', 'short'],
    ['ENCRYPTION_KEY_PREVIOUS', 'short'],
    ['REQUIRE_SECOND_FACTOR', 'everybody'],
    ['WHATSAPP_NUMBER', '+54 9 11'],
    ['ANONYMIZATION_PUBLIC_KEY', 'clave con espacios'],
    ['BOLETIN_BASE_URL', 'ftp://boletin.example'],
    ['BOLETIN_CACHE_MB', '5'],
    ['DOCUMENTS_STORAGE_MB', '0'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['GUEST_TOKENS_PER_NETWORK', '0'],
  ])('stops the start on a wrong %s, naming the variable and not its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(InvalidConfig);
    expect(() => readConfig({ [name]: value })).toThrow(name);
    if (name === 'JWT_SECRET') expect(() => readConfig({ [name]: value })).not.toThrow(value);
  });

  it.each([
    ['', false],
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
  ])('TRUST_PROXY=%s believes %j: never the client itself', (written, trusted) => {
    expect(readConfig({ TRUST_PROXY: written }).trustProxy).toEqual(trusted);
  });

  it('asks for the model of an embeddings endpoint', () => {
    expect(() => readConfig({ EMBEDDINGS_BASE_URL: 'http://127.0.0.1:1/v1' })).toThrow('EMBEDDINGS_MODEL');
  });

  it('needs no variable at all, and treats an empty one as absent', () => {
    const config = readConfig({ DATABASE_URL: '', PORT: '' });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      languageModel: null,
      corpusDir: null,
      anonymizationPublicKey: 'foja-public',
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('maps our model labels to the endpoint’s own names', () => {
    const config = readConfig({
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODELS: 'gpt-3.5-turbo=llama3.1:8b, gpt-4o=qwen2.5:32b',
    });
    expect(config.languageModel?.names).toEqual({ 'gpt-3.5-turbo': 'llama3.1:8b', 'gpt-4o': 'qwen2.5:32b' });
  });
});
