% SPDX-License-Identifier: Apache-2.0
function [pxx, f, range, level] = bandArguments(name, x, args, level)
% The arguments of obw and powerbw: (x, fs, range, level) as the density under a rectangular window, or
% (pxx, f, range, level). The range is empty unless given.
if ~isnumeric(x) || isempty(x), error(['signal:' name ':InvalidInput'], 'X must be a numeric vector or matrix.'); end
args(end + 1:3) = {[]};
range = args{2};
if ~isempty(args{3}), level = args{3}; end
if isvector(x), x = x(:); end
x = double(x);
if numel(args{1}) > 1
    pxx = x;
    f = double(args{1}(:));
    if numel(f) ~= size(x, 1)
        error(['signal:' name ':FreqAndPsdMismatch'], 'Expected the frequencies to have one element for each row of the spectrum.');
    end
else
    fs = args{1};
    if isempty(fs), fs = 2*pi; end
    n = size(x, 1);
    word = {};
    if ~isreal(x), word = {'centered'}; end
    [pxx, f] = periodogram(x, ones(n, 1), n, fs, word{:});
end
if ~isempty(range) && (numel(range) ~= 2 || range(1) >= range(2) || range(1) < f(1) || range(2) > f(end))
    error(['signal:' name ':FreqRangeOutOfBounds'], 'The frequency range must be two increasing numbers within [%g, %g].', f(1), f(end));
end
end
