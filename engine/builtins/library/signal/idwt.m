% SPDX-License-Identifier: Apache-2.0
function x = idwt(a, d, varargin)
% The vector whose approximation and detail those are: idwt(a, d, name) or idwt(a, d, loR, hiR), with its length behind them. Either may be [].
% Example: [a, d] = dwt([1 2 3 4], 'db2'); x = idwt(a, d, 'db2')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
f = waveletFilters('idwt', varargin);
rest = varargin(1 + (1 + ~(ischar(varargin{1}) || isstring(varargin{1}))):end);
rest = rest(cellfun(@isnumeric, rest));
n = 2*max(numel(a), numel(d)) - numel(f.loR) + 2;
if ~isempty(rest), n = rest{1}; end
x = waveletBack(double(a(:)), double(d(:)), f, n);
if isrow(a) || isempty(a) && isrow(d), x = x.'; end
end
