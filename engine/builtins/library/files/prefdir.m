% SPDX-License-Identifier: Apache-2.0
function folder = prefdir(create)
% The folder in which preferences are kept; prefdir(1) makes it.
% Example: folder = prefdir
base = getenv('XDG_CONFIG_HOME');
if isempty(base), base = fullfile(getenv('HOME'), '.config'); end
folder = fullfile(base, 'vitrine');
if nargin > 0 && create && ~isfolder(folder), mkdir(folder); end
end
