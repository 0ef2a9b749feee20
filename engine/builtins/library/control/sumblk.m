% SPDX-License-Identifier: Apache-2.0
function S = sumblk(formula, varargin)
% A sum of signals as a gain with named channels, for connect: sumblk('e = r - y'); sumblk('v = u + d', 2) has signals of two channels.
% Example: S = sumblk('e = r - y'); S.D
formula = char(formula);
sides = strtrim(strsplit(formula, '='));
if numel(sides) ~= 2, error('Control:combination:sumblk1', 'Write the sum as in ''e = r - y''.'); end
n = 1;
if ~isempty(varargin) && isnumeric(varargin{end}), n = varargin{end}; end
terms = regexp(sides{2}, '([+-]?)\s*([A-Za-z]\w*)', 'tokens');
[D, in] = deal([], {});
for k = 1:numel(terms)
    g = 1;
    if strcmp(terms{k}{1}, '-'), g = -1; end
    D = [D, g*eye(n)];
    in = [in; channels(terms{k}{2}, n)];
end
S = ss(D);
S.InputName = in;
S.OutputName = channels(sides{1}, n);
end

function c = channels(name, n)
c = {name};
if n > 1, c = arrayfun(@(k) sprintf('%s(%d)', name, k), (1:n)', 'UniformOutput', false); end
end
