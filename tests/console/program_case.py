# SPDX-License-Identifier: Apache-2.0
"""What tests that drive the console program share: a folder of their own, files in it, runs in it. The program is the
first argument of whoever imports this."""
import os
import subprocess
import sys
import tempfile
import unittest

CLI = os.path.abspath(sys.argv[1])


class ProgramTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name, text=None):
        full = os.path.join(self.folder.name, name)
        if text is not None:
            with open(full, "w", encoding="utf-8") as f:
                f.write(text)
        return full

    def run_cli(self, *args, stdin="", env=None):
        return subprocess.run([CLI, *args], input=stdin, capture_output=True, text=True, timeout=120,
                              env=dict(os.environ, **(env or {})), cwd=self.folder.name)
