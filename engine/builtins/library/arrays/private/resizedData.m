% SPDX-License-Identifier: Apache-2.0
function A = resizedData(name, A, m, args, pads, trims)
% A padded or cut to the sizes m, for paddata, trimdata and resize.
if ~isnumeric(m) || ~isvector(m) || any(m(:) < 0 | m(:) ~= round(m(:)))
    error(['MATLAB:' name ':InvalidLength'], 'Target size must be a vector of nonnegative integers.');
end
o = struct('Dimension', [], 'FillValue', [], 'Pattern', 'constant', 'Side', 'trailing');
known = {'Dimension', 'Side'};
if pads, known = fieldnames(o)'; end
if mod(numel(args), 2) ~= 0
    error(['MATLAB:' name ':NameValuePairs'], 'Name-value arguments must occur in pairs.');
end
for k = 1:2:numel(args), o.(validatestring(args{k}, known, name)) = args{k + 1}; end
o.Side = validatestring(o.Side, {'trailing', 'leading', 'both'}, name);
o.Pattern = validatestring(o.Pattern, {'constant', 'edge', 'circular', 'flip', 'reflect'}, name);
dims = o.Dimension;
if isempty(dims)
    if isscalar(m)
        dims = find(size(A) ~= 1, 1);
        if isempty(dims), dims = 1; end
        if isscalar(A), dims = 2; end
    else
        dims = 1:numel(m);
    end
end
if numel(dims) ~= numel(m)
    error(['MATLAB:' name ':DimensionMismatch'], 'Target size must have one element for each dimension.');
end
for k = 1:numel(dims)
    d = dims(k);
    n = size(A, d);
    more = m(k) - n;
    if (more > 0 && ~pads) || (more < 0 && ~trims) || more == 0, continue, end
    front = 0;
    if strcmp(o.Side, 'leading'), front = more; elseif strcmp(o.Side, 'both'), front = fix(more/2); end
    at = (1:m(k)) - front;
    every = repmat({':'}, 1, max(ndims(A), d));
    inside = at >= 1 & at <= n;
    if more < 0 || n == 0
        every{d} = at(inside);
        kept = A(every{:});
        if n == 0, kept = filled(A, d, m(k), o.FillValue); end
        A = kept;
        continue
    end
    switch o.Pattern
        case 'constant'
            every{d} = min(max(at, 1), n);
            A = A(every{:});
            if ~all(inside)
                shape = size(A);
                every{d} = find(~inside);
                if isempty(o.FillValue), A(every{:}) = blank(A); else, A(every{:}) = o.FillValue; end
                A = reshape(A, shape);
            end
            continue
        case 'edge', at = min(max(at, 1), n);
        case 'circular', at = mod(at - 1, n) + 1;
        case 'flip'
            at = mod(at - 1, 2*n) + 1;
            at(at > n) = 2*n + 1 - at(at > n);
        otherwise
            at = mod(at - 1, max(2*n - 2, 1)) + 1;
            at(at > n) = 2*n - at(at > n);
    end
    every{d} = at;
    A = A(every{:});
end
end

function B = filled(A, d, count, value)
shape = size(A);
shape(d) = count;
if isempty(value), value = blank(A); end
B = repmat(value, shape);
end

function value = blank(A)
% What MATLAB pads a class with.
if isnumeric(A) || islogical(A)
    value = zeros(1, 1, 'like', A(zeros(0, 1)));
elseif ischar(A)
    value = char(0);
elseif iscell(A)
    value = {[]};
else
    value = missing;
end
end
