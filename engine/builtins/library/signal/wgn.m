% SPDX-License-Identifier: Apache-2.0
function y = wgn(m, n, power, varargin)
% White Gaussian noise, m by n, of a power in dBW, or with 'dBm', 'linear' in those units: wgn(m, n, power, impedance, seed or RandStream, units,
% 'complex').
% Example: rng(1), y = wgn(3, 1, 0)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
kind = 'real';
units = 'dbw';
texts = cellfun(@(a) ischar(a) || isstring(a), args);
for word = args(texts)
    if any(strcmpi(word{1}, {'real', 'complex'})), kind = lower(char(word{1})); else, units = lower(validatestring(word{1}, {'dBW', 'dBm', 'linear'}, 'wgn')); end
end
args = args(~texts);
impedance = 1;
if ~isempty(args) && ~isempty(args{1}), impedance = args{1}; end
stream = {};
if numel(args) > 1 && ~isempty(args{2})
    if isnumeric(args{2}), stream = {RandStream('mt19937ar', 'Seed', args{2})}; else, stream = args(2); end
end
switch units
    case 'dbw', power = 10^(power/10);
    case 'dbm', power = 10^((power - 30)/10);
end
if strcmp(kind, 'real')
    y = sqrt(impedance*power)*randn(stream{:}, m, n);
else
    y = sqrt(impedance*power/2)*complex(randn(stream{:}, m, n), randn(stream{:}, m, n));
end
end
