"""Starts a local Discord for the tests, and the bot in a process of its own. Needs nothing but discord.py and pytest."""

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request

import pytest

PROGRAM = os.environ.get('LOCAL_DISCORD', 'npx local-discord').split()


class LocalDiscord:
    """The page's and the tests' calls over HTTP: see the README for their names."""

    def __init__(self, url):
        self.url = url
        self.people = {user['username']: user['id'] for user in self._ask('/client/users')}

    def _ask(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {'content-type': 'application/json'})
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.read().decode() if path.endswith('transcript') else json.load(answer)
        except urllib.error.HTTPError as refused:
            message = json.load(refused)['message']
        pytest.fail(f'{path}: {message}', pytrace=False)

    def do(self, method, **given):
        """What a person does, such as runCommand."""
        return self._ask('/client/' + method, given)

    def control(self, method, **given):
        """What a test does, such as waitForAnswer and reset."""
        return self._ask('/control/' + method, given)

    def channel(self, user_id, name):
        guilds = self.do('state', userId=user_id)['guilds']
        return next(channel['id'] for guild in guilds for channel in guild['channels'] if channel['name'] == name)

    def transcript(self):
        return self._ask('/control/transcript')


@pytest.fixture(scope='session')
def running():
    # It ends when its input is closed, also when pytest is killed.
    server = subprocess.Popen(
        [*PROGRAM, '--port', '0'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    printed = {}
    for line in server.stdout:
        name, _, value = line.strip().partition(' ')
        printed[name] = value.strip()
        if name == 'Eris':
            break
    environment = {**os.environ, 'API': printed['API'], 'TOKEN': printed['Token']}
    folder = os.path.dirname(__file__)
    bot = subprocess.Popen([sys.executable, 'run_local.py'], cwd=folder, env=environment)
    local = LocalDiscord(printed['Page'])
    local.control('waitUntilReady', withCommands=True)
    yield local
    bot.terminate()
    bot.wait()
    server.stdin.close()
    server.wait()


@pytest.fixture
def local(running):
    running.control('reset')
    return running


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if report.failed and 'local' in item.funcargs:
        report.sections.append(('What happened in the local Discord', item.funcargs['local'].transcript()))
