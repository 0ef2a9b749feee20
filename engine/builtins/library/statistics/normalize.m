% SPDX-License-Identifier: Apache-2.0
function [N, C, S] = normalize(A, varargin)
% Scales along a dimension: normalize(A, dim, method, type). 'zscore' (the default, 'std' or 'robust'), 'norm' with p, 'range' with
% [a b], 'scale' by 'std', 'mad', 'first', 'iqr' or a number, 'center' to 'mean', 'median' or a number, both of these together,
% 'medianiqr'. [N, C, S] gives N = (A - C)./S; NaN are left out.
% Example: normalize([1 2; 3 4], 'center', [1 2], 'scale', 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(A) || islogical(A))
    error('MATLAB:normalize:UnsupportedType', 'First argument must be a numeric array, table or timetable.');
end
if ~isfloat(A), A = double(A); end
dim = find(size(A) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
[method, given] = steps(varargin);
[C, S] = deal(0, 1);
for k = 1:numel(method)
    switch method{k}
        case 'center', C = centreOf(A, given{k}, dim);
        case 'scale', S = scaleOf(A, given{k}, dim);
        case 'medianiqr', C = centreOf(A, 'median', dim); S = scaleOf(A, 'iqr', dim);
        case 'zscore'
            switch typeOf(given{k}, 'std', {'std', 'robust'})
                case 'std', C = centreOf(A, 'mean', dim); S = scaleOf(A, 'std', dim);
                otherwise, C = centreOf(A, 'median', dim); S = scaleOf(A, 'mad', dim);
            end
        case 'norm'
            p = given{k};
            if isempty(p), p = 2; end
            known = A;
            known(isnan(A)) = 0;
            S = vecnorm(known, p, dim);
        case 'range'
            limits = given{k};
            if isempty(limits), limits = [0 1]; end
            if ~isnumeric(limits) || numel(limits) ~= 2 || ~(limits(1) < limits(2))
                error('MATLAB:normalize:InvalidRange', 'Range must be a row vector with two increasing elements.');
            end
            low = min(A, [], dim); high = max(A, [], dim);
            N = limits(1) + (A - low) ./ (high - low) * (limits(2) - limits(1));
            S = (high - low)/(limits(2) - limits(1));
            C = low - limits(1)*S;
            return
    end
end
N = (A - C) ./ S;
one = size(A);
one(dim) = 1;
C = C + zeros(one); S = S + zeros(one);
end

function [method, given] = steps(args)
% The methods in turn, with what follows each of them.
method = {}; given = {};
known = {'zscore', 'norm', 'range', 'scale', 'center', 'medianiqr'};
while ~isempty(args)
    word = args{1};
    if ~(ischar(word) || isstring(word)) || ~any(strcmpi(word, known))
        error('MATLAB:normalize:InvalidMethod', 'Unknown method.');
    end
    method{end + 1} = lower(char(word)); %#ok<AGROW>
    given{end + 1} = []; %#ok<AGROW>
    args(1) = [];
    if ~isempty(args) && ~any(strcmpi(args{1}, known))
        given{end} = args{1};
        args(1) = [];
    end
end
if isempty(method), method = {'zscore'}; given = {[]}; end
if numel(method) > 1 && ~isequal(sort(method), {'center', 'scale'})
    error('MATLAB:normalize:UnsupportedMethodCombination', 'Only the methods ''center'' and ''scale'' can be combined.');
end
end

function type = typeOf(given, default, known)
type = default;
if isempty(given), return, end
if ~(ischar(given) || isstring(given)) || ~any(strcmpi(given, known))
    error('MATLAB:normalize:InvalidMethodType', 'Method type must be one of: %s.', strjoin(known, ', '));
end
type = lower(char(given));
end

function C = centreOf(A, given, dim)
if isnumeric(given) && ~isempty(given)
    C = given;
    return
end
switch typeOf(given, 'mean', {'mean', 'median'})
    case 'mean', C = mean(A, dim, 'omitnan');
    otherwise, C = median(A, dim, 'omitnan');
end
end

function S = scaleOf(A, given, dim)
if isnumeric(given) && ~isempty(given)
    S = given;
    return
end
switch typeOf(given, 'std', {'std', 'mad', 'first', 'iqr'})
    case 'std', S = std(A, 0, dim, 'omitnan');
    case 'mad', S = median(abs(A - median(A, dim, 'omitnan')), dim, 'omitnan');
    case 'iqr', S = iqr(A, dim);
    otherwise
        at = repmat({':'}, 1, max(ndims(A), dim));
        at{dim} = 1;
        S = A(at{:});
end
end
