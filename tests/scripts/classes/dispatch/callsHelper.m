function r = callsHelper(x)
% A private function comes before a method, a dot call means the method.
r = [helper(x) ', ' x.helper()];
end
