% SPDX-License-Identifier: Apache-2.0
function [xcf, lags, bounds, h] = crosscorr(y1, y2, varargin)
% The sample correlation of a series with a later one for lags from -m to m, and approximate confidence bounds; without outputs they are drawn.
% Options: NumLags (20 or one less than the values), NumSTD (2); crosscorr(y1, y2, numLags, numSTD) means the same.
% Example: xcf = crosscorr([1 2 3 2 1], [2 1 2 3 2], 'NumLags', 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(y1) || ~isvector(y1) || ~isnumeric(y2) || ~isvector(y2), error('econ:crosscorr:NonVectorInput', 'Input series must be vectors.'); end
[y1, y2] = deal(double(y1(:)), double(y2(:)));
n = min(numel(y1), numel(y2));
args = varargin;
o = struct('NumLags', min(20, n - 1), 'NumSTD', 2);
if ~isempty(args) && isnumeric(args{1})
    if ~isempty(args{1}), o.NumLags = args{1}; end
    if numel(args) > 1 && ~isempty(args{2}), o.NumSTD = args{2}; end
else
    o = testOptionPairs('crosscorr', args, o);
end
m = o.NumLags;
if ~isscalar(m) || m < 0 || m ~= fix(m) || m > n - 1, error('econ:crosscorr:InputTooLarge', 'The number of lags must be an integer from 0 to %d.', n - 1); end
[a, b] = deal(y1 - mean(y1), y2 - mean(y2));
lags = (-m:m)';
xcf = zeros(size(lags));
for k = 1:numel(lags)
    s = lags(k);
    if s >= 0, xcf(k) = sum(a(1:n - s).*b(1 + s:n)); else, xcf(k) = sum(a(1 - s:n).*b(1:n + s)); end
end
xcf = xcf/sqrt(sum(a.^2)*sum(b.^2));
bounds = [1; -1]*o.NumSTD/sqrt(n);
h = [];
if nargout == 0 || nargout > 3
    h = stem(lags, xcf, 'filled');
    hold on
    plot([-m m; -m m]', [bounds bounds]', 'b');
    hold off
    xlabel('Lag'); ylabel('Sample Cross Correlation'); title('Sample Cross Correlation Function');
    if nargout == 0, clear xcf, end
end
end
