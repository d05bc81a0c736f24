import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { commandErrors } from 'local-discord/rules';
import { describe, expect, it } from 'vitest';
import { loadCommands, offeredBodies } from '../../src/discord/interactions/command.ts';
import { en } from '../../src/texts/en.ts';
import { LANGUAGES, type Texts, textsFor } from '../../src/texts/index.ts';
import { PLACEHOLDERS, render, textsByPath } from '../support/rendered-texts.ts';

const COMMANDS = new URL('../../src/commands/', import.meta.url);
const others = LANGUAGES.filter((texts) => texts !== en);

it('LANGUAGES has every language of the folder, each under its own tag', async () => {
  const files = (await readdir('src/texts')).filter((file) => !['index.ts', 'plural.ts'].includes(file));
  expect(LANGUAGES.map(({ locale }) => `${locale.toLowerCase()}.ts`).sort()).toEqual(files.sort());
  expect(new Set(LANGUAGES.map(({ language }) => language)).size).toBe(LANGUAGES.length);
});

it('Discord’s locales find their language, unknown ones English', () => {
  const found = ['en-GB', 'de', 'es-ES', 'es-419', 'pt-BR', 'zh-CN', 'zh-TW', 'ja'].map(
    (locale) => textsFor(locale).locale,
  );
  expect(found).toEqual(['en', 'de', 'es', 'es', 'pt-BR', 'zh-CN', 'en', 'en']);
});

describe.each(LANGUAGES)('$language', (texts: Texts) => {
  const leaves = textsByPath(texts);
  const english = new Map(textsByPath(en));

  it('has every text, and each text uses the same parameters as in English', () => {
    for (const [path, textValue] of leaves) {
      const source = english.get(path) ?? '';
      expect(render(textValue).trim(), path).not.toBe('');
      for (const mark of PLACEHOLDERS) {
        expect(render(textValue).includes(String(mark)), `${path}: ${mark}`).toBe(
          render(source).includes(String(mark)),
        );
      }
    }
  });

  it('says how many days events and unfollowed parcels are kept', () => {
    expect(texts.privacy.retention.match(/\d+/g)).toEqual(['30', '180']);
  });

  it('has a form for every number', () => {
    for (const [path, textValue] of leaves.filter(([, one]) => typeof one === 'function')) {
      for (const count of [0, 1, 2, 5, 12, 22, 101]) {
        expect(render(textValue, Array(5).fill(count)), path).not.toMatch(
          /\bundefined\b|\bnull\b|NaN|\[object/,
        );
      }
    }
  });

  it('keeps the marks of the English text', () => {
    const marks = (text: string) => text.match(/\*\*|^-# |[🔴🟢🟡⚪✅🔔⚠]/gu)?.sort() ?? [];
    for (const [path, textValue] of leaves) {
      expect(marks(render(textValue)), path).toEqual(marks(render(english.get(path) ?? '')));
    }
  });

  it('calls commands by their names in that language', () => {
    const { names } = texts.commands;
    const known = new Set(Object.values(names));
    for (const [path, textValue] of leaves) {
      for (const [, code = ''] of render(textValue).matchAll(/`(\/[^`]+)`/g)) {
        const [command = '', ...rest] = code.slice(1).split(' ');
        expect(known.has(command), `${path}: ${code}`).toBe(true);
        const [subcommand] = rest;
        if (subcommand !== undefined) expect(known.has(subcommand), `${path}: ${code}`).toBe(true);
        for (const [, option = ''] of code.matchAll(/ ([^\s:]+):/g)) {
          expect(known.has(option), `${path}: ${code}`).toBe(true);
        }
      }
    }
  });

  it('calls buttons by their labels', () => {
    const { track, product, qc, settings, alertChannels } = texts;
    const pressed = (text: string) =>
      [...text.matchAll(/\*+([^*]+)\*+|「([^」]+)」/g)].map(([, bold, quoted]) => bold ?? quoted);
    const watchHere = [product.more, qc.watch, settings.change, qc.watchHere];
    expect(pressed(alertChannels.followedOnlyNotice)).toEqual([track.followHere, ...watchHere]);
    expect(pressed(track.followsInDm)).toEqual([track.following]);
  });

  it('counts what is waiting in a form that also fits one', () => {
    expect(texts.status.pollingBehind(1, 'then')).toMatch(/[:：] ?1(\s?[;,]| 个)/);
  });

  it('fits on buttons, in titles and in menus', () => {
    const { common, track, qc, settings, alertChannels, alertOptions, chat, prices } = texts;
    const buttons = [
      ...[common.previous, common.next, common.refresh, common.share, common.stopWatching],
      ...[common.details, common.qcPhotos, common.agentLinks, common.back, common.openAt('Superbuy')],
      ...[texts.convert.copyAll, common.tryAgain, texts.product.qcPhotos(28, '28')],
      ...[track.followDm, track.followHere, track.name, track.stop, track.stopFollowing],
      ...[qc.watch, qc.watchForPhotos, qc.watching, qc.watchDm, qc.watchHere],
      ...[prices.watch, prices.watchStock, prices.watching, prices.watchAgain],
      ...[qc.sheet, texts.product.more, qc.add, qc.turnOn, qc.open, chat.more, chat.showAll(25)],
      ...[chat.allAgents, chat.remove],
      ...[settings.mine, settings.server, settings.trouble, settings.data, settings.change],
      ...[settings.removeAgent, settings.moveUp, settings.moveDown, alertOptions.turnOn, alertOptions.more],
      ...[settings.turnOn, settings.turnOff, texts.privacy.delete],
      ...[texts.received.gotIt, texts.received.missing],
      ...[alertChannels.allChannels, alertChannels.postTest, alertChannels.remove, alertOptions.turnOff],
      ...[alertOptions.quietHours, alertOptions.digest, alertOptions.applyToAll(100)],
    ];
    for (const label of buttons) expect([...label].length, label).toBeLessThanOrEqual(38);
    const { from, until, time, zone } = alertOptions;
    const { cheaper, fewLeft } = prices;
    for (const title of [
      track.nameTitle,
      track.nameLabel,
      qc.watchTitle,
      from,
      until,
      time,
      zone,
      cheaper,
      fewLeft,
    ]) {
      expect([...title].length, title).toBeLessThanOrEqual(45);
    }
  });
});

it('German names what the reader does, not what was done to a parcel', () => {
  const source = readFileSync(new URL('../../src/texts/de.ts', import.meta.url), 'utf8');
  expect(source).toContain("following: 'Folge ich'");
  expect(source).not.toMatch(/Gefolgt|abonniert/);
});

it('one row of a file that is left out is not several', () => {
  const sentences = LANGUAGES.map(({ parcels }) =>
    [1, 2, 5].map((count) => parcels.rowsLeftOut(count, 1_000).split(/[.。]/)[0]),
  );
  expect(sentences).toEqual([
    [
      '1 row wasn’t read: I only read the first 1000 of a file',
      '2 rows weren’t read: I only read the first 1000 of a file',
      '5 rows weren’t read: I only read the first 1000 of a file',
    ],
    ['Ausgelassen: 1 Zeile', 'Ausgelassen: 2 Zeilen', 'Ausgelassen: 5 Zeilen'],
    ['1 fila sin leer', '2 filas sin leer', '5 filas sin leer'],
    ['1 ligne non lue', '2 lignes non lues', '5 lignes non lues'],
    ['1 riga non letta', '2 righe non lette', '5 righe non lette'],
    ['Pominięto 1 wiersz', 'Pominięto 2 wiersze', 'Pominięto 5 wierszy'],
    ['1 linha não lida', '2 linhas não lidas', '5 linhas não lidas'],
    ['未读取：1 行', '未读取：2 行', '未读取：5 行'],
  ]);
});

it('Discord accepts the commands with all their names and descriptions', async () => {
  const commands = offeredBodies((await loadCommands(COMMANDS)).values());
  expect(commandErrors(commands)).toBeNull();
  for (const { name, name_localizations } of commands) {
    expect(Object.keys(name_localizations ?? {}), name).toHaveLength(others.length + 1);
  }
});
