% SPDX-License-Identifier: Apache-2.0
function [B, removed] = rmmissing(A, varargin)
% Removes the missing elements of a vector, or the rows (dim 1) or columns (dim 2) of a matrix that
% have any, or 'MinNumMissing' of them. 'MissingLocations' says which elements are missing.
% Example: rmmissing([1 NaN; NaN NaN; 5 6], 'MinNumMissing', 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
dim = [];
if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
    if ~isscalar(dim) || ~any(dim == [1 2]), error('MATLAB:rmmissing:DimensionInvalid', 'Dimension must be 1 or 2.'); end
end
if mod(numel(varargin), 2), error('MATLAB:rmmissing:NameValuePairs', 'Each parameter name must be followed by a value.'); end
least = 1;
m = [];
for k = 1:2:numel(varargin)
    switch lower(char(varargin{k}))
        case 'minnummissing'
            least = varargin{k + 1};
            if ~(isnumeric(least) && isscalar(least) && least >= 0 && least == fix(least))
                error('MATLAB:rmmissing:MinNumMissing', '''MinNumMissing'' must be a nonnegative integer.');
            end
        case 'missinglocations'
            m = varargin{k + 1};
            if ~islogical(m) || ~isequal(size(m), size(A))
                error('MATLAB:rmmissing:MissingLocations', '''MissingLocations'' must be a logical array of the size of the first argument.');
            end
        otherwise, error('MATLAB:rmmissing:NameInvalid', 'Invalid parameter name.');
    end
end
if isempty(m), m = ismissing(A); end
if isvector(A) && isempty(dim)
    removed = reshape(sum(m(:), 2) >= least, size(m));
    B = A(~removed);
elseif isequal(dim, 2)
    removed = sum(m, 1) >= least;
    B = A(:, ~removed);
else
    removed = sum(m, 2) >= least;
    B = A(~removed, :);
end
end
