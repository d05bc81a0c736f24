import { describe, expect, it } from 'vitest';
import { channelTree } from '../../web/client/channel-tree.ts';
import { contrast, parse, readableColor } from '../../web/client/readable-color.ts';
import { shownChannel } from './shown-channel.ts';

describe('the channels of a server', () => {
  it('are grouped by category and position, voice channels last, threads below their channel', () => {
    const channels = [
      shownChannel({ id: '5', name: 'voice', type: 2, parentId: '1' }),
      shownChannel({ id: '1', name: 'Rooms', type: 4, position: 1 }),
      shownChannel({ id: '2', name: 'Later', type: 4, position: 2 }),
      shownChannel({ id: '3', name: 'b', parentId: '1', position: 2 }),
      shownChannel({ id: '4', name: 'a', parentId: '1', position: 1 }),
      shownChannel({ id: '6', name: 'thread', type: 11, parentId: '4' }),
      shownChannel({ id: '7', name: 'top' }),
    ];
    const tree = channelTree({ channels }).map(({ category, branches }) => [
      category?.name ?? null,
      branches.map(({ channel, threads }) => [channel.name, ...threads.map(({ name }) => name)]),
    ]);
    expect(tree).toEqual([
      [null, [['top']]],
      ['Rooms', [['a', 'thread'], ['b'], ['voice']]],
      ['Later', []],
    ]);
  });
});

describe('the colour of a role', () => {
  it.each(['#e67e22', '#ffffff', '#000001', '#3498db', '#f1c40f'])(
    '%s can be read in both themes',
    (color) => {
      const [light, dark] = [...readableColor(color).matchAll(/#[\da-f]{6}/g)].map(([hex]) => parse(hex));
      const [white, grey] = [parse('#ffffff'), parse('#313338')];
      if (!light || !dark || !white || !grey) throw new Error('no colours');
      expect(contrast(light, white)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, grey)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('stays as it is where it can be read', () => {
    expect(readableColor('#0000ff')).toContain('light-dark(#0000ff,');
    expect(readableColor('nonsense')).toBe('inherit');
  });
});
