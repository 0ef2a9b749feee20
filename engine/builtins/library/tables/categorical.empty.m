% SPDX-License-Identifier: Apache-2.0
function x = empty(varargin)
% An empty categorical array: categorical.empty (0-by-0), categorical.empty(m, n), categorical.empty([m n]); one of the sizes is zero.
% Example: x = categorical.empty(0, 3); size(x)
if nargin > 0 && all([varargin{:}] > 0)
    error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero to create an empty array of class ''categorical''.');
end
x = categorical(double.empty(varargin{:}));
end
