% SPDX-License-Identifier: Apache-2.0
function all = keptPreferences(all)
% The groups of preferences in their file, or their new content.
file = fullfile(prefdir, 'matlabprefs.mat');
if nargin > 0
    prefdir(1);
    Preferences = all;
    save(file, 'Preferences');
    return
end
all = struct();
if isfile(file)
    s = load(file);
    if isfield(s, 'Preferences'), all = s.Preferences; end
end
end
