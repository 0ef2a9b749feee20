% The clean-up runs whatever happens, and the error goes on.
unwind_protect
    disp('body');
unwind_protect_cleanup
    disp('cleanup');
end_unwind_protect
try
    unwind_protect
        error('u:p', 'inside');
    unwind_protect_cleanup
        disp('cleanup after error');
    end_unwind_protect
catch e
    disp(e.message)
end
function r = early(), r = 1; unwind_protect, r = 2; return; unwind_protect_cleanup, disp('on return'); end_unwind_protect, end
disp(early())
for k = 1:3
    unwind_protect
        if k == 2, continue, end
        if k == 3, break, end
        disp(k)
    unwind_protect_cleanup
        fprintf('round %d\n', k);
    end_unwind_protect
end
