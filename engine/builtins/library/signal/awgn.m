% SPDX-License-Identifier: Apache-2.0
function [y, variance] = awgn(x, snr, varargin)
% A signal with white Gaussian noise so that the ratio of signal to noise is snr dB, the signal's power being 0 dBW: awgn(x, snr),
% (x, snr, 'measured') with its own power, (x, snr, power), then a seed or RandStream, and 'db' or 'linear'. variance: that of the noise.
% Example: rng(1), y = awgn(ones(1, 4), 20)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
decibels = true;
if ~isempty(args) && (ischar(args{end}) || isstring(args{end})) && any(strcmpi(args{end}, {'db', 'linear'}))
    decibels = strcmpi(args{end}, 'db');
    args(end) = [];
end
power = 1;
if ~isempty(args) && (ischar(args{1}) || isstring(args{1}))
    validatestring(args{1}, {'measured'}, 'awgn');
    power = mean(abs(x(:)).^2);
elseif ~isempty(args) && ~isempty(args{1})
    power = args{1};
    if decibels, power = 10^(power/10); end
end
stream = {};
if numel(args) > 1 && ~isempty(args{2})
    if isnumeric(args{2}), stream = {RandStream('mt19937ar', 'Seed', args{2})}; else, stream = args(2); end
end
ratio = snr;
if decibels, ratio = 10.^(snr/10); end
variance = power./ratio;
if isreal(x)
    y = x + sqrt(variance).*randn(stream{:}, size(x));
else
    y = x + sqrt(variance/2).*complex(randn(stream{:}, size(x)), randn(stream{:}, size(x)));
end
end
