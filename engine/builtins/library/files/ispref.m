% SPDX-License-Identifier: Apache-2.0
function tf = ispref(group, names)
% True where a group of preferences, or a preference of the group, is there.
% Example: tf = ispref('Example', 'size')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
all = keptPreferences();
group = char(group);
tf = isfield(all, group);
if nargin < 2, return, end
names = preferenceNames('ispref', group, names);
if tf, tf = isfield(all.(group), names); else, tf = false(size(names)); end
end
