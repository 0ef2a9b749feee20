% SPDX-License-Identifier: Apache-2.0
function B = fillmissing(A, method, varargin)
% Fills missing elements along the columns (or a dimension): 'constant' with the value that follows,
% 'previous', 'next', 'nearest' or 'linear' from the elements around them.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
constant = strcmpi(method, 'constant');
if constant
    if isempty(varargin), error('MATLAB:fillmissing:MissingConstant', 'The constant is missing.'); end
    value = varargin{1};
    varargin(1) = [];
end
B = A;
m = ismissing(A);
if constant && isscalar(value)
    B(m) = value;
    return
end
if isempty(varargin)
    dim = find(size(A) ~= 1, 1);
    if isempty(dim), dim = 1; end
else
    dim = varargin{1};
end
order = [dim, setdiff(1:max(ndims(A), dim), dim)];
B = permute(B, order);
s = size(B);
B = reshape(B, s(1), []);
m = reshape(permute(m, order), s(1), []);
for c = 1:size(B, 2)
    good = find(~m(:, c));
    for i = find(m(:, c))'
        before = good(good < i); after = good(good > i);
        if constant
            B(i, c) = value(c);
        elseif strcmpi(method, 'previous')
            if ~isempty(before), B(i, c) = B(before(end), c); end
        elseif strcmpi(method, 'next')
            if ~isempty(after), B(i, c) = B(after(1), c); end
        elseif strcmpi(method, 'nearest')
            if isempty(good), continue, end
            [~, k] = min(abs(good - i) - (good > i) * 1e-3);
            B(i, c) = B(good(k), c);
        elseif strcmpi(method, 'linear')
            if numel(good) < 2, continue, end
            if isempty(before), p = good(1); q = good(2);
            elseif isempty(after), p = good(end - 1); q = good(end);
            else, p = before(end); q = after(1);
            end
            B(i, c) = B(p, c) + (B(q, c) - B(p, c)) * (i - p) / (q - p);
        else
            error('MATLAB:fillmissing:MethodInvalid', 'Unknown method.');
        end
    end
end
B = ipermute(reshape(B, s), order);
end
