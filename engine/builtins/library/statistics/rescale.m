% SPDX-License-Identifier: Apache-2.0
function B = rescale(A, varargin)
% Scales the elements to the interval [0,1] or [l,u], linearly from [InputMin,InputMax].
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(A) || islogical(A))
    error('MATLAB:rescale:InvalidInput', 'A must be a numeric array.');
end
l = 0; u = 1; k = 1; low = []; high = [];
if numel(varargin) >= 2 && isnumeric(varargin{1}) && isnumeric(varargin{2})
    l = varargin{1}; u = varargin{2}; k = 3;
elseif numel(varargin) == 1
    error('MATLAB:rescale:InvalidInput', 'Both limits must be given.');
end
if any(l > u, 'all'), error('MATLAB:rescale:InvalidBounds', 'l must not be greater than u.'); end
while k < numel(varargin)
    if strcmpi(varargin{k}, 'InputMin')
        low = varargin{k + 1};
    elseif strcmpi(varargin{k}, 'InputMax')
        high = varargin{k + 1};
    else
        error('MATLAB:rescale:UnknownOption', 'Unknown option.');
    end
    k = k + 2;
end
if k == numel(varargin), error('MATLAB:rescale:UnknownOption', 'Option without a value.'); end
if ~isfloat(A), A = double(A); end
B = A;
if isempty(A), return, end
if isempty(low), low = min(A, [], 'all'); end
if isempty(high), high = max(A, [], 'all'); end
if any(low > high, 'all')
    error('MATLAB:rescale:InvalidBounds', 'InputMin must not be greater than InputMax.');
end
A = min(max(A, low), high);
B = l + (A - low) ./ (high - low) .* (u - l);
same = low == high;
if any(same, 'all')
    B = B + zeros(size(B));
    B(repmat(same, size(B) ./ size(same))) = l;
end
end
