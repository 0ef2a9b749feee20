% SPDX-License-Identifier: Apache-2.0
function N = normalize(A, varargin)
% Scales along a dimension: 'zscore' (the default, 'std' or 'robust'), 'norm' with p, 'range' with
% [a b], 'scale' or 'center'.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A), A = double(A); end
dim = find(size(A) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
method = 'zscore';
if ~isempty(varargin), method = lower(char(varargin{1})); varargin(1) = []; end
given = ~isempty(varargin);
switch method
    case 'zscore'
        if given && strcmpi(varargin{1}, 'robust')
            c = median(A, dim, 'omitnan');
            N = (A - c) ./ median(abs(A - c), dim, 'omitnan');
        else
            N = (A - mean(A, dim, 'omitnan')) ./ std(A, 0, dim, 'omitnan');
        end
    case 'norm'
        p = 2;
        if given, p = varargin{1}; end
        N = A ./ vecnorm(A, p, dim);
    case 'range'
        limits = [0 1];
        if given, limits = varargin{1}; end
        low = min(A, [], dim); high = max(A, [], dim);
        N = limits(1) + (A - low) ./ (high - low) * (limits(2) - limits(1));
    case 'scale'
        if given && isnumeric(varargin{1}), N = A ./ varargin{1};
        elseif given && strcmpi(varargin{1}, 'mad'), N = A ./ mad(A, 1, dim);
        else, N = A ./ std(A, 0, dim);
        end
    case 'center'
        if given && isnumeric(varargin{1}), N = A - varargin{1};
        elseif given && strcmpi(varargin{1}, 'median'), N = A - median(A, dim);
        else, N = A - mean(A, dim);
        end
    otherwise
        error('MATLAB:normalize:InvalidMethod', 'Unknown method.');
end
end
