% SPDX-License-Identifier: Apache-2.0
function g = borderFunction(caller, border)
% A border of a region, which is a number or a function of the variables outside of it, as a function.
if isa(border, 'function_handle')
    g = border;
elseif isfloat(border) && isreal(border) && isscalar(border) && ~isnan(border)
    g = @(varargin) border;
else
    error(sprintf('MATLAB:%s:invalidLimit', caller), 'Limits of integration must be real floating-point scalars or function handles.');
end
end
