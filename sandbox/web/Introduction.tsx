/** What the bot is, for somebody who has just opened the page. */
export function Introduction() {
  return (
    <p class="introduction">
      <strong>Haulmate</strong> is a Discord bot for people who buy in China through purchasing agents. It says
      when their parcels should arrive, shows the photos that warehouses take for quality control (QC), and
      turns product links into their agent’s. Everything here is made up and stays on this computer.
    </p>
  );
}
