import { VERSION_AND_COMMIT } from '../../process/build.ts';
import { type Check, good } from './check.ts';

const version: Check = {
  name: 'version',
  examine: () => good(VERSION_AND_COMMIT),
};
export default version;
