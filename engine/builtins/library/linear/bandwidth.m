% SPDX-License-Identifier: Apache-2.0
function [lower, upper] = bandwidth(A, type)
% Lower and upper bandwidth of a matrix, or the one that type ('lower' or 'upper') names.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(A) || islogical(A)) || ndims(A) > 2
    error('MATLAB:bandwidth:inputType', 'A must be a 2-D numeric or logical array.');
end
[i, j] = find(A);
low = max([0; i(:) - j(:)]);
up = max([0; j(:) - i(:)]);
if nargin < 2
    lower = low; upper = up;
    return
end
if ~(ischar(type) || isstring(type)) || ~any(strcmpi(type, {'lower', 'upper'}))
    error('MATLAB:bandwidth:type', 'Bandwidth type must be ''lower'' or ''upper''.');
end
if nargout > 1, error('MATLAB:TooManyOutputs', 'Too many output arguments.'); end
if strcmpi(type, 'lower'), lower = low; else, lower = up; end
end
