% SPDX-License-Identifier: Apache-2.0
function x = idwt2(a, h, v, d, varargin)
% The matrix whose approximation and details those are: idwt2(a, h, v, d, name) or with loR and hiR, and its size behind them. Any may be [].
% Example: [a, h, v, d] = dwt2(magic(4), 'db2'); x = idwt2(a, h, v, d, 'db2')
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
f = waveletFilters('idwt2', varargin);
rest = varargin(1 + (1 + ~(ischar(varargin{1}) || isstring(varargin{1}))):end);
rest = rest(cellfun(@isnumeric, rest));
parts = {a, h, v, d};
given = find(~cellfun(@isempty, parts), 1);
if isempty(given), x = []; return, end
s = 2*size(parts{given}) - numel(f.loR) + 2;
if ~isempty(rest), s = rest{1}; end
for k = 1:4
    if isempty(parts{k}), parts{k} = zeros(size(parts{given})); end
end
low = waveletBack(parts{1}, parts{2}, f, s(1));
high = waveletBack(parts{3}, parts{4}, f, s(1));
x = waveletBack(low.', high.', f, s(2)).';
end
