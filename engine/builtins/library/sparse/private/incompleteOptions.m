% SPDX-License-Identifier: Apache-2.0
function o = incompleteOptions(name, given, o)
% The fields of a struct of options in place of their defaults.
if ~isstruct(given) || ~isscalar(given)
    error(['MATLAB:' name ':InvalidOpts'], 'Second argument must be a struct of options.');
end
known = fieldnames(o);
for field = fieldnames(given)'
    at = strcmpi(field{1}, known);
    if any(at) && ~isempty(given.(field{1})), o.(known{at}) = given.(field{1}); end
end
if ~(isnumeric(o.droptol) && isscalar(o.droptol) && isreal(o.droptol) && o.droptol >= 0)
    error(['MATLAB:' name ':InvalidDroptol'], 'The value of ''droptol'' must be a nonnegative scalar.');
end
end
