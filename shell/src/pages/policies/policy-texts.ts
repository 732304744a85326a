import type { Language } from '@bussola/i18n';
import { policyTextsEn } from './policy-texts.en.ts';
import { policyTextsIt } from './policy-texts.it.ts';
import type { PolicyTexts } from './policy-text.ts';

export const policyTexts = (language: Language): PolicyTexts =>
  language === 'en' ? policyTextsEn : policyTextsIt;
