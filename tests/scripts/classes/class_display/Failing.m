classdef Failing
    % display that fails.
    methods
        function display(~) %#ok<DISPLAY>
            error('shown:failed', 'Not shown.');
        end
    end
end
