"""A bot with discord.py 2, pointed at a local Discord."""

import io
import json
import os
import urllib.request

import discord
import yarl
from discord import app_commands

API = os.environ['LOCAL_DISCORD_API'] + '/v10'

# The library has no option for either address.
discord.http.Route.BASE = API
with urllib.request.urlopen(API + '/gateway') as answer:
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(json.load(answer)['url'])


class Form(discord.ui.Modal, title='Form'):
    name = discord.ui.TextInput(label='Your name', custom_id='name')

    async def on_submit(self, interaction):
        await interaction.response.send_message(f'Your name is {self.name.value}')


class Panel(discord.ui.View):
    presses = 0

    @discord.ui.button(label='Count', style=discord.ButtonStyle.primary, custom_id='count')
    async def count(self, interaction, _button):
        Panel.presses += 1
        await interaction.response.edit_message(content=f'Pressed {Panel.presses}')

    @discord.ui.select(
        custom_id='colour',
        options=[discord.SelectOption(label='Red', value='red'), discord.SelectOption(label='Blue', value='blue')],
    )
    async def colour(self, interaction, select):
        await interaction.response.edit_message(content=f'Chosen: {select.values[0]}')


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        await self.tree.sync()

    async def on_message(self, message):
        if self.user not in message.mentions:
            return
        word = message.content.split(' ')[1]
        if word == 'hello':
            await message.reply('You said hello')
        elif word == 'look':
            file = message.attachments[0]
            await message.reply(f'{file.filename} has {file.size} bytes')
        elif word == 'react':
            await message.add_reaction('👍')
        elif word == 'thread':
            thread = await message.create_thread(name='Talk', auto_archive_duration=60)
            await thread.send('Inside the thread')

    async def on_raw_reaction_add(self, payload):
        if payload.user_id == self.user.id:
            return
        channel = self.get_channel(payload.channel_id)
        await channel.send(f'<@{payload.user_id}> reacted with {payload.emoji}')


bot = Bot()


@bot.tree.command(description='Greets')
@app_commands.describe(who='Whom', times='How often')
async def greet(interaction, who: discord.User, times: int):
    await interaction.response.send_message(f'Hello {who.mention} ×{times}')


@bot.tree.command(description='Defers')
async def slow(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content='Done')
    await interaction.followup.send('One more thing')


@bot.tree.command(description='Shows a button and a menu')
async def panel(interaction):
    await interaction.response.send_message('A panel', view=Panel(timeout=None))


@bot.tree.command(description='Opens a form')
async def form(interaction):
    await interaction.response.send_modal(Form())


@bot.tree.command(description='Sends a file')
async def upload(interaction):
    await interaction.response.send_message(
        'A file', file=discord.File(io.BytesIO(b'Hello from a file'), 'hello.txt')
    )


@bot.tree.command(description='Answers privately')
async def secret(interaction):
    await interaction.response.send_message('Only you see this', ephemeral=True)


@bot.tree.context_menu(name='Who is this')
async def who_is_this(interaction, user: discord.User):
    await interaction.response.send_message(f'This is {user.name}')


@bot.tree.context_menu(name='Quote')
async def quote(interaction, message: discord.Message):
    await interaction.response.send_message(f'> {message.content}')


bot.run(os.environ['LOCAL_DISCORD_TOKEN'])
