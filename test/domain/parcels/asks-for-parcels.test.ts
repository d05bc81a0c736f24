import { expect, it } from 'vitest';
import { asksForParcels, languageOfQuestion } from '../../../src/domain/parcels/asks-for-parcels.ts';

it.each([
  'where is my parcel?',
  'Where’s my package',
  'when does my order arrive??',
  'any update on my shipment',
  'tracking',
  'my parcels',
  'Wo ist mein Paket?',
  'wann kommt meine Sendung',
  'Päckchen – wo bleibt mein Päckchen?',
  'Sendungsverfolgung',
  '¿Dónde está mi paquete?',
  'cuándo llega mi pedido',
  'Où est mon colis ?',
  'suivi',
  'Dov’è il mio pacco?',
  'quando arriva la spedizione',
  'Gdzie jest moja paczka?',
  'śledzenie',
  'kiedy przyjdzie przesyłka',
  'Onde está meu pacote?',
  'cadê minha encomenda',
  '我的包裹到哪了？',
  '快递什么时候到',
  'when will it arrive?',
  'when arrives?',
  'late parcel',
  'wann kommt es?',
  '¿cuándo llega?',
  'quand est-ce que ça arrive ?',
  'quando arriva?',
  'kiedy przyjdzie?',
  'quando chega?',
  '什么时候到？',
])('“%s” asks for parcels', (text) => {
  expect(asksForParcels(text)).toBe(true);
});

it.each([
  'hi',
  'hello?',
  'thanks',
  'where are you from',
  'what can you do',
  'danke',
  'wo bist du',
  'gracias',
  'merci beaucoup',
  'ciao',
  'cześć',
  'bom dia',
  '你好',
  `where is my parcel ${'and my story '.repeat(20)}`,
  '',
])('“%s” does not', (text) => {
  expect(asksForParcels(text)).toBe(false);
});

it.each([
  ['我的包裹在哪里', 'zh-CN'],
  ['你好', 'zh-CN'],
  ['wo ist mein paket?', 'de'],
  ['quand arrive mon colis', 'fr'],
  ['where is it', 'en'],
  ['LX208857143CN', null],
])('“%s” tells the language %s', (text, language) => {
  expect(languageOfQuestion(text)).toBe(language);
});
