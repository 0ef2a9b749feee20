% SPDX-License-Identifier: Apache-2.0
function [B, window] = smoothdata(A, varargin)
% Smooths along a dimension: 'movmean' (the default), 'movmedian' or 'gaussian', over a window of that
% many elements, or [before after]; without one the window takes a tenth of the energy around the mean. NaN are
% left out ('includenan' keeps them).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(A) || islogical(A))
    error('MATLAB:smoothdata:FirstInput', 'First argument must be a numeric or logical array.');
end
if ~isfloat(A), A = double(A); end
dim = find(size(A) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
method = 'movmean'; window = []; keep = false;
if ~isempty(varargin), method = lower(char(varargin{1})); varargin(1) = []; end
if ~isempty(varargin) && isnumeric(varargin{1}), window = varargin{1}; varargin(1) = []; end
for k = 1:numel(varargin)
    if any(strcmpi(varargin{k}, {'includenan', 'includemissing'})), keep = true;
    elseif ~any(strcmpi(varargin{k}, {'omitnan', 'omitmissing'}))
        error('MATLAB:smoothdata:NameInvalid', 'Unknown option.');
    end
end
if ~any(strcmp(method, {'movmean', 'movmedian', 'gaussian'}))
    error('MATLAB:smoothdata:UnknownMethod', 'Unknown smoothing method ''%s''.', method);
end
n = size(A, dim);
if isempty(window), window = chosenWindow(A, dim, n); end
if any(window(:) < 0) || numel(window) > 2 || isempty(window) || (isscalar(window) && window < 1)
    error('MATLAB:smoothdata:InvalidWindow', 'The window must be a positive scalar or [before after].');
end
if isempty(A), B = A; return, end
if isscalar(window)
    before = floor(window / 2);
    after = ceil(window / 2) - 1;
    width = window;
else
    before = window(1);
    after = window(2);
    width = before + after + 1;
end
order = [dim, setdiff(1:max(ndims(A), dim), dim)];
A = permute(A, order);
s = size(A);
A = reshape(A, n, []);
B = A;
flag = 'omitnan';
if keep, flag = 'includenan'; end
for i = 1:n
    at = max(i - before, 1):min(i + after, n);
    part = A(at, :);
    switch method
        case 'movmean', B(i, :) = mean(part, 1, flag);
        case 'movmedian', B(i, :) = median(part, 1, flag);
        otherwise
            % A fifth of the window is one standard deviation.
            w = exp(-0.5 * ((at' - i) / (width / 5)).^2);
            known = ~isnan(part);
            if ~keep, part(~known) = 0; else, known(:) = true; end
            B(i, :) = sum(w .* part, 1) ./ sum(w .* known, 1);
    end
end
B = ipermute(reshape(B, s), order);
end

function window = chosenWindow(A, dim, n)
% The shortest odd window whose means have nine tenths of the squares around the mean of A.
x = A - mean(A, dim, 'omitnan');
wanted = 0.9*sum(x(:).^2, 'omitnan');
low = 1;
high = 2*ceil(n/4) + 1;
while high - low > 2
    window = low + 2*round((high - low)/4);
    y = movmean(x, window, dim, 'omitnan');
    if sum(y(:).^2, 'omitnan') <= wanted, high = window; else, low = window; end
end
window = min(high, max(n, 1));
end
