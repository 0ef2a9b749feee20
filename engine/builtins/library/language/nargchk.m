% SPDX-License-Identifier: Apache-2.0
function message = nargchk(low, high, n, kind)
% What is wrong with n arguments where low to high are taken, as text or with 'struct' as a
% structure for error: empty when nothing is. narginchk is its successor.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, kind = 'string'; end
if ~any(strcmp(kind, {'string', 'struct'}))
    error('MATLAB:nargchk:InvalidType', 'Argument must be ''string'' or ''struct''.');
end
if ~(isscalar(low) && isscalar(high) && isscalar(n))
    error('MATLAB:nargchk:NotScalar', 'Arguments must be scalar numbers.');
end
message = []; identifier = '';
if n < low
    message = 'Not enough input arguments.'; identifier = 'MATLAB:nargchk:notEnoughInputs';
elseif n > high
    message = 'Too many input arguments.'; identifier = 'MATLAB:nargchk:tooManyInputs';
end
if strcmp(kind, 'string'), return, end
if isempty(message)
    message = struct('message', {}, 'identifier', {});
    message = reshape(message, 0, 1);
else
    message = struct('message', message, 'identifier', identifier);
end
end
