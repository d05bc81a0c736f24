/**
 * Discord's limits (developers/resources/message, components/reference), in UTF-16 code units, the strictest
 * way to count.
 */
export const LIMITS = {
  content: 2000,
  embedTitle: 256,
  textDisplayTotal: 4000,
  galleryItems: 10,
  mediaDescription: 1024,
  rowButtons: 5,
  buttonLabel: 80,
  url: 512,
  customId: 100,
  selectOptions: 25,
  optionText: 100,
  placeholder: 150,
  modalTitle: 45,
  labelText: 45,
  labelDescription: 100,
  choices: 25,
  choiceText: 100,
} as const;

/**
 * Text per message in UTF-8 bytes. Discord answers 500 to Components V2 text past about 10,170 bytes and
 * 10062 to other large non-Latin payloads (discord-api-docs#8554, #7310); a Chinese character takes 3 bytes.
 */
export const MAX_TEXT_BYTES = 8_000;
