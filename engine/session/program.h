// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a program around a session needs besides it: whole files, the names of files, the process,
// and the settings that a session starts with. Programs include engine/session/ and nothing below
// it.
#include "base/file_names.h"
#include "base/process.h"
#include "base/settings.h"
#include "base/whole_file.h"
